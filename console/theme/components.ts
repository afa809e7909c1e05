import type { ThemeOptions } from "@mui/material/styles"
import type { Tokens } from "./tokens.ts"

/** How MUI's parts look in the console: flat, dense, with edges instead of shadows, and 44 px to touch. */
export function components(t: Tokens): ThemeOptions["components"] {
  return {
    // Our own style sheets are in layers, which everything of MUI's would win over.
    MuiCssBaseline: { styleOverrides: { "strong, b": { fontWeight: "revert-layer" } } },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: "var(--touch)",
          borderRadius: "var(--r)",
          paddingInline: "1rem",
          "&.MuiButton-outlined": { borderColor: t.lineStrong, color: t.ink },
        },
      },
    },
    MuiIconButton: {
      styleOverrides: { root: { borderRadius: "var(--r)", minWidth: "var(--touch)", minHeight: "var(--touch)" } },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: "none" } },
    },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${t.line}`, borderRadius: "var(--r)" } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: "var(--r)", boxShadow: "var(--pop)" } } },
    MuiPopover: {
      styleOverrides: { paper: { borderRadius: "var(--r-s)", boxShadow: "var(--pop)", border: `1px solid ${t.line}` } },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: "var(--touch)" } } },
    MuiTextField: { defaultProps: { variant: "outlined", size: "medium" } },
    MuiFormControl: { defaultProps: { variant: "outlined" } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { background: t.card, borderRadius: "var(--r-s)", "& fieldset": { borderColor: t.lineStrong } },
        input: { paddingBlock: "0.75rem" },
      },
    },
    MuiInputLabel: { styleOverrides: { root: { color: t.inkSoft } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: t.line, fontVariantNumeric: "tabular-nums" },
        head: { color: t.inkSoft, fontWeight: 380, fontSize: "var(--t1)", background: t.ground },
      },
    },
    MuiTooltip: { defaultProps: { arrow: false }, styleOverrides: { tooltip: { fontSize: "var(--t1)" } } },
    MuiLink: { styleOverrides: { root: { color: t.actionInk } } },
    MuiTab: { styleOverrides: { root: { minHeight: "var(--touch)" } } },
    MuiSnackbarContent: {
      styleOverrides: {
        root: { borderRadius: "var(--r)", background: "var(--night)", color: "var(--on-night)", fontSize: "var(--t2)" },
      },
    },
  }
}
