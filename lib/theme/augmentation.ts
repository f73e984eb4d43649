/** Sizes that the theme adds: a large field is 44 px high. */
declare module '@mui/material/InputBase' {
  interface InputBasePropsSizeOverrides {
    large: true;
  }
}
declare module '@mui/material/FormControl' {
  interface FormControlPropsSizeOverrides {
    large: true;
  }
}
declare module '@mui/material/TextField' {
  interface TextFieldPropsSizeOverrides {
    large: true;
  }
}

/** The theme has variables of CSS (theme-options.ts). */
declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

export {};
