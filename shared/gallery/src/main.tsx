import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import "../../src/ui/foundation/tokens.css";
import "../../src/ui/foundation/dark-tokens.css";
import "../../src/ui/foundation/base.css";
import "../../src/ui/foundation/print.css";
import { Gallery } from "./gallery";

const root = document.createElement("div");
document.body.append(root);
document.documentElement.lang = "en-IN";
document.documentElement.dataset["theme"] = new URLSearchParams(location.search).get("theme") ?? "light";

const router = createMemoryRouter([{ path: "*", element: <Gallery /> }]);
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
