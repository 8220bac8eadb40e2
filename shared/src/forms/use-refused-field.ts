import { createContext, useContext, useEffect } from "react";

interface RefusedFields {
  /** What the server said in the last answer, by the form's names of the fields. */
  readonly texts: Readonly<Record<string, string>>;
  /** The fields that say it themselves. */
  readonly speaking: Set<string>;
}

/** Given by `FormFields` to the fields inside. */
export const RefusedFieldsContext = createContext<RefusedFields>({ texts: {}, speaking: new Set() });

/** The server's objection to a field. The caller has to show it: the form then shows it nowhere else. */
export function useRefusedField(name: string): string | undefined {
  const { texts, speaking } = useContext(RefusedFieldsContext);
  useEffect(() => {
    speaking.add(name);
    return () => void speaking.delete(name);
  }, [name, speaking]);
  return texts[name];
}
