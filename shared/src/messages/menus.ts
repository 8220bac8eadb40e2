/** Messages of menus that come when they are opened. */
export const menus = {
  logout: "Logout",
  loggedOut: "You are logged out!!",
  signedInAs: "Logged in as",
  downloadApp: "Download App",
} as const;
