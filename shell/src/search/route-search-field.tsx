import type { RouteSearch } from "@mandi/shared/contract/release/area-manifest";
import { common } from "@mandi/shared/messages/common";
import { Icon } from "@mandi/shared/ui/media/icon";
import { Search } from "lucide-react";
import { type KeyboardEvent, useCallback, useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import headerStyles from "./header-search.module.css";
import styles from "./route-search-field.module.css";
import { SearchBox } from "./search-box";
import { useSearchKey } from "./use-search-key";

/**
 * The search that an area provides for its own pages: its text is passed to a page of the area, which has the field itself
 * below 1025 px.
 */
export function RouteSearchField({ label, to }: RouteSearch) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const goThere = useCallback(() => {
    if (window.matchMedia("(min-width: 1025px)").matches) input.current?.focus();
    else void navigate(to);
  }, [navigate, to]);
  useSearchKey(goThere);

  function handleKey({ key }: KeyboardEvent): void {
    if (key !== "Enter") return;
    const text = input.current?.value.trim() ?? "";
    if (text !== "") void navigate(`${to}?search=${encodeURIComponent(text)}`);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: not every supported browser knows the search element */}
      <div role="search" className={headerStyles.wide}>
        <SearchBox>
          <input
            ref={input}
            type="text"
            aria-label={common.search}
            placeholder={label}
            maxLength={64}
            autoComplete="off"
            enterKeyHint="search"
            onKeyDown={handleKey}
          />
        </SearchBox>
      </div>
      <Link to={to} className={`${headerStyles.narrow} ${styles.link}`} aria-label={common.search}>
        <Icon of={Search} size="l" />
      </Link>
    </>
  );
}
