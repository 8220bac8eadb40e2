/** What a seller's steps say of the weight that a vehicle has already. */
export const sellerWeight = {
  ofVehicle: (vehicle: string, weight: string) => `${vehicle}, ${weight} loaded`,
  replaced: (weight: string) => `${weight} is entered for this vehicle. A new weight replaces it.`,
} as const;
