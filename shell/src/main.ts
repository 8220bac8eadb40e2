import "@mandi/shared/ui/foundation/layers.css"; // Imported first: it declares the order of all other styles.
import { upgradeToHttps } from "./boot/https-upgrade";
import { startInSteps } from "./boot/start-in-steps";
import { installTrustedTypes } from "./boot/trusted-types";
import { applyTheme } from "./theme/theme";
import "@mandi/shared/ui/foundation/tokens.css";
import "@mandi/shared/ui/foundation/dark-tokens.css";
import "@mandi/shared/ui/foundation/base.css";
import "@mandi/shared/ui/foundation/print.css";
import "./boot/gate.css";

installTrustedTypes();
applyTheme();
if (!upgradeToHttps()) void startInSteps();
