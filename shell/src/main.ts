import "@mandi/shared/ui/foundation/layers.css"; // First: it says the order of all that follow.
import { upgradeToHttps } from "./boot/https-upgrade";
import { start } from "./boot/start";
import { installTrustedTypes } from "./boot/trusted-types";
import { applyTheme } from "./theme/theme";
import "@mandi/shared/ui/foundation/tokens.css";
import "@mandi/shared/ui/foundation/dark-tokens.css";
import "@mandi/shared/ui/foundation/base.css";
import "@mandi/shared/ui/foundation/print.css";
import "./boot/gate.css";

installTrustedTypes();
applyTheme();
if (!upgradeToHttps()) void start();
