import { keepAskedText, readAskedText } from "@mandi/shared/browser/asked-text";
import { currentOwner } from "@mandi/shared/browser/device-store";
import { createRfqPath } from "@mandi/shared/contract/page-paths";
import { asking } from "@mandi/shared/messages/my-turn";
import { Button } from "@mandi/shared/ui/controls/button";
import { TextArea } from "@mandi/shared/ui/controls/text-area";
import { Section } from "@mandi/shared/ui/layout/section";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import styles from "./ask-field.module.css";

/**
 * What is needed, in the person's own words or as a pasted list: it fills the request form, which is where it is sent.
 */
export function AskField() {
  const navigate = useNavigate();
  const [list, setList] = useState(readAskedText);

  function handleList(text: string): void {
    setList(text);
    keepAskedText(text);
  }

  function handleAsk(): void {
    void navigate(createRfqPath, { state: { list, owner: currentOwner() } });
  }

  return (
    <Section title={asking.title} className={styles.section}>
      <div className={styles.form}>
        <TextArea
          label={asking.label}
          isLabelHidden
          placeholder={asking.example}
          rows={2}
          maxLength={4000}
          value={list}
          onChange={(event) => handleList(event.target.value)}
        />
        <Button variant="secondary" size="l" onClick={handleAsk}>
          {asking.ask}
        </Button>
      </div>
    </Section>
  );
}
