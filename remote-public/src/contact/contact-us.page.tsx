import { homePath } from "@mandi/shared/contract/page-paths";
import { contact } from "@mandi/shared/messages/public-contact";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { ContactDetails } from "./contact-details";
import { ContactForm } from "./contact-form";
import { useContact } from "./use-contact";

/** A form for everybody, and every other way to reach the market. */
export default function ContactUsPage() {
  const { submit, saving } = useContact();
  return (
    <Page>
      <PageHead
        crumbs={[{ label: "Home", to: homePath }, { label: contact.title }]}
        title={contact.title}
        facts={contact.intro}
      />
      <Columns side={<ContactDetails />} sideLabel={contact.reachUs}>
        <ContactForm saving={saving} onSubmit={submit} />
      </Columns>
    </Page>
  );
}
