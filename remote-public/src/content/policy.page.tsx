import {
  logisticsPath,
  paymentMethodsPath,
  privacyPolicyPath,
  returnPolicyPath,
  termsPath,
} from "@mandi/shared/contract/page-paths";
import type { ConfigAnswer } from "@mandi/shared/contract/site-config";
import { policies } from "@mandi/shared/messages/public-content";
import { RichHtml } from "@mandi/shared/ui/media/rich-html";
import { useLocation } from "react-router-dom";
import { plainText } from "../common/plain-text";
import { useConfig } from "../common/use-config";
import { TextPage } from "./text-page";

/** The five policy pages differ only in their texts. */
const pages = {
  [privacyPolicyPath]: { ...policies.privacy, text: (config: ConfigAnswer) => config.privacy_policy },
  [termsPath]: { ...policies.terms, text: (config: ConfigAnswer) => config.terms_condition },
  [returnPolicyPath]: { ...policies.returns, text: (config: ConfigAnswer) => config.returns_policy },
  [logisticsPath]: { ...policies.logistics, text: (config: ConfigAnswer) => config.logistics },
  [paymentMethodsPath]: { ...policies.payment, text: (config: ConfigAnswer) => config.payment_method },
};

export default function PolicyPage() {
  const { pathname } = useLocation();
  const address = pageAddress(pathname);
  const { title, tagline, text } = isPolicy(address) ? pages[address] : pages[termsPath];
  const state = useConfig(text, (html) => plainText(html) === "");
  return (
    <TextPage title={title} tagline={tagline} state={state}>
      {(html) => <RichHtml html={html} look="read" />}
    </TextPage>
  );
}

/** The router ignores case and a trailing slash: `/Privacy-Policy/` is the same page. */
function pageAddress(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/, "");
}

function isPolicy(pathname: string): pathname is keyof typeof pages {
  return pathname in pages;
}
