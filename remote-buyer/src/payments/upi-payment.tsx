import { formatRupees } from "@mandi/shared/format/rupees";
import { transfer } from "@mandi/shared/messages/buyer-money";
import { Button, ButtonAnchor } from "@mandi/shared/ui/controls/button";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { QrCode } from "../codes/qr-code";
import { type UpiPayment as Payment, upiLink } from "./upi-link";
import styles from "./upi-payment.module.css";

export interface UpiPaymentProps extends Payment {
  /** UPI's usual limit for one payment, in rupees. */
  readonly limit: number;
}

/**
 * UPI with amount and reference filled in: a code to scan, on a phone also a button. Above UPI's limit a warning comes
 * first.
 */
export function UpiPayment({ limit, ...payment }: UpiPaymentProps) {
  const { account, amount } = payment;
  const isPhone = useMediaQuery("(max-width: 767px)");
  const [isWanted, setIsWanted] = useState(false);
  if (account.upi_id === "" || !(amount > 0)) return null;
  const money = formatRupees(amount);
  const isAbove = amount > limit;
  const isShown = !isAbove || isWanted;
  return (
    <div className={styles.upi}>
      {isAbove ? <p className={styles.words}>{transfer.aboveLimit(formatRupees(limit), money)}</p> : null}
      {isShown ? (
        <>
          {isAbove ? null : <p className={styles.words}>{transfer.scan(money)}</p>}
          <QrCode
            text={upiLink(payment)}
            label={transfer.code(money, account.account_name)}
            loading={transfer.codeLoading}
            failed={transfer.codeFailed}
          />
          {isPhone ? (
            <ButtonAnchor href={upiLink(payment)} icon={Smartphone}>
              {transfer.openApp}
            </ButtonAnchor>
          ) : null}
        </>
      ) : (
        <Button size="s" onClick={() => setIsWanted(true)}>
          {transfer.showCode}
        </Button>
      )}
    </div>
  );
}
