import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link, type To } from "react-router-dom";
import { classes } from "../foundation/classes";
import { Icon } from "../media/icon";
import styles from "./page-head.module.css";

export type Crumb = { readonly label: string; readonly to?: To };

export type PageHeadProps = {
  /** The breadcrumb; the last entry is this page and has no address. */
  readonly crumbs?: readonly Crumb[];
  readonly title: ReactNode;
  /** Beside the title: its description, not part of its name. */
  readonly status?: ReactNode;
  /** One line of facts under the title. */
  readonly facts?: ReactNode;
  /** On a phone a list shows its rows instead of the facts. */
  readonly areFactsWide?: boolean;
  /** On a phone a list shows its rows instead of the breadcrumb. */
  readonly areCrumbsWide?: boolean;
  readonly actions?: ReactNode;
};

/** Breadcrumb, the page's only `h1` with its status, one line of facts, actions on the right. */
export function PageHead(props: PageHeadProps) {
  const { crumbs = [], title, status, facts, areFactsWide = false, areCrumbsWide = false, actions } = props;
  const statusId = useId();
  const headStyle = crumbs.length > 0 ? styles.head : styles.headAlone;
  return (
    <>
      {crumbs.length > 0 ? <Breadcrumb crumbs={crumbs} isWide={areCrumbsWide} /> : null}
      <div className={classes(headStyle, areFactsWide && styles.tight, areCrumbsWide && styles.short)}>
        <div className={styles.main}>
          <div className={styles.title}>
            <h1 aria-describedby={status ? statusId : undefined}>{title}</h1>
            {status ? (
              <div id={statusId} className={styles.status}>
                {status}
              </div>
            ) : null}
          </div>
          {facts === undefined ? null : (
            <div className={classes(styles.facts, areFactsWide && styles.wide)}>{facts}</div>
          )}
        </div>
        {actions === undefined ? null : (
          <div className={styles.actions} data-print="hide">
            {actions}
          </div>
        )}
      </div>
    </>
  );
}

interface BreadcrumbProps {
  readonly crumbs: readonly Crumb[];
  /** Left out on a phone. */
  readonly isWide?: boolean;
}

/** The breadcrumb alone, where the title is elsewhere on the page. */
export function Breadcrumb({ crumbs, isWide = false }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className={classes(styles.crumbs, isWide && styles.wide)} data-print="hide">
      {crumbs.map((crumb, place) => (
        <span key={crumb.label} className={styles.step}>
          {crumb.to === undefined ? (
            <span aria-current="page">{crumb.label}</span>
          ) : (
            <Link to={crumb.to} className={styles.crumb}>
              {crumb.label}
            </Link>
          )}
          {place < crumbs.length - 1 ? <Icon of={ChevronRight} size="xs" /> : null}
        </span>
      ))}
    </nav>
  );
}
