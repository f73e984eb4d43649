/** The theme has variables of CSS (theme-options.ts). */
declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

export {};
