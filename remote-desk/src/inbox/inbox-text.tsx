import { inbox } from "@mandi/shared/messages/desk-inbox";
import { ButtonAnchor } from "@mandi/shared/ui/controls/button";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Block } from "@mandi/shared/ui/layout/section";
import { Mail } from "lucide-react";
import { CallButton } from "../common/call-button";
import styles from "../common/panel.module.css";
import type { InboxItem } from "./inbox.api";

/** What its sender filled in, without empty fields and those that their form does not have. */
export function InboxText({ item }: { readonly item: InboxItem }) {
  const facts = [
    { term: inbox.from, value: item.name },
    { term: inbox.company, value: item.company },
    { term: inbox.gstin, value: item.gstin },
    { term: inbox.requirement, value: item.requirement },
    { term: inbox.brand, value: item.brand },
    { term: inbox.place, value: item.place },
  ].filter(({ value }) => value !== "");
  return (
    <>
      <div className={styles.apart}>
        <DefinitionList items={facts} />
      </div>
      {item.text === "" ? null : (
        <Block title={inbox.text}>
          <p className={styles.written}>{item.text}</p>
        </Block>
      )}
    </>
  );
}

/** How to reach the sender. */
export function Reply({ item, number }: { readonly item: InboxItem; readonly number: string }) {
  const { phone, email } = item;
  return (
    <div className={styles.buttons}>
      <CallButton phone={phone} />
      {email === "" ? null : (
        <ButtonAnchor
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(inbox.mailSubject(number))}`}
          icon={Mail}
          isFull
        >
          {inbox.write}
        </ButtonAnchor>
      )}
    </div>
  );
}
