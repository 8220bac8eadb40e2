import { createContext, useContext, useEffect } from "react";

interface RefusedFields {
  /** The server's messages in the last answer, by the form's field names. */
  readonly texts: Readonly<Record<string, string>>;
  /** The fields that show their message themselves. */
  readonly speaking: Set<string>;
}

/** Provided by `FormFields` to the fields inside. */
export const RefusedFieldsContext = createContext<RefusedFields>({ texts: {}, speaking: new Set() });

/** The server's message about a field. The caller has to show it: the form then shows it nowhere else. */
export function useRefusedField(name: string): string | undefined {
  const { texts, speaking } = useContext(RefusedFieldsContext);
  useEffect(() => {
    speaking.add(name);
    return () => void speaking.delete(name);
  }, [name, speaking]);
  return texts[name];
}
