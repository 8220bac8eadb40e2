import type { HostModule } from "@mandi/shared/contract/release/host-modules";
import type { routerFacade } from "@mandi/shared/contract/release/router-facade";
import * as httpModule from "@mandi/shared/http";
import * as sessionModule from "@mandi/shared/session";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as ReactDom from "react-dom";
import {
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from "react-router-dom";
import * as zustand from "zustand";
import { latePart } from "./late-part";

/** The router as areas see it; the type check fails if a name of the facade is missing here. */
const router: Record<(typeof routerFacade)[number], unknown> = {
  Link,
  NavLink,
  Navigate,
  Outlet,
  createSearchParams,
  generatePath,
  matchPath,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
};

/** The one instance of each host module. */
export const hostScope: Readonly<Record<HostModule, object>> = {
  react: { ...React, lazy: latePart },
  "react/jsx-runtime": jsxRuntime,
  "react-dom": ReactDom,
  "react-router-dom": router,
  zustand,
  "@mandi/shared/session": sessionModule,
  "@mandi/shared/http": httpModule,
};
