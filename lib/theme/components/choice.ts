import { createElement } from 'react';
import type { Components, Theme } from '@mui/material/styles';
import { TOUCH } from '../breakpoints';

/** The boxes consist of borders only, so that they are visible with forced colours too. */
const box = createElement('span', { className: 'choice' });

const choice = {
  padding: 4,
  '&:hover': { backgroundColor: 'transparent' },
  '& .choice': {
    width: '1rem',
    height: '1rem',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    border: '1.5px solid var(--border-control)',
    borderRadius: 'var(--radius-mark)',
    backgroundColor: 'var(--surface-base)',
    transition: 'background-color .12s, border-color .12s',
  },
  '&:hover .choice': { borderColor: 'var(--primary-main)' },
  '&.Mui-checked .choice, &.MuiCheckbox-indeterminate .choice': {
    backgroundColor: 'var(--primary-main)',
    borderColor: 'var(--primary-main)',
  },
  '&.Mui-focusVisible': { outline: 'none', boxShadow: 'none' },
  '&.Mui-focusVisible .choice': { outline: '2px solid var(--focus-ring)', outlineOffset: 2 },
  '&.Mui-disabled .choice': { backgroundColor: 'var(--surface-pressed)', borderColor: 'var(--border-default)' },
  [TOUCH]: { padding: 12, '& .choice': { width: '1.25rem', height: '1.25rem' } },
} as const;

export const checkbox: Components<Theme>['MuiCheckbox'] = {
  defaultProps: { icon: box, checkedIcon: box, indeterminateIcon: box },
  styleOverrides: {
    root: {
      ...choice,
      '&.Mui-checked .choice::after': {
        content: '""',
        width: '32%',
        height: '62%',
        marginTop: '-14%',
        boxSizing: 'border-box',
        border: 'solid #fff',
        borderWidth: '0 2px 2px 0',
        transform: 'rotate(45deg)',
      },
      '&.MuiCheckbox-indeterminate .choice::after': {
        content: '""',
        width: '54%',
        height: 0,
        margin: 0,
        border: 'solid #fff',
        borderWidth: '2px 0 0',
        transform: 'none',
      },
    },
  },
};

export const radio: Components<Theme>['MuiRadio'] = {
  defaultProps: { icon: box, checkedIcon: box },
  styleOverrides: {
    root: {
      ...choice,
      '& .choice': { ...choice['& .choice'], borderRadius: '50%' },
      '&.Mui-checked .choice::after': { content: '""', border: '3px solid #fff', borderRadius: '50%' },
    },
  },
};

export const formControlLabel: Components<Theme>['MuiFormControlLabel'] = {
  styleOverrides: {
    root: {
      margin: 0,
      gap: 4,
      '& .MuiFormControlLabel-label': { fontSize: 'var(--type-body)', lineHeight: '1.375rem' },
      '& .MuiCheckbox-root, & .MuiRadio-root': { marginLeft: -4 },
      '& .MuiSwitch-root': { marginRight: 6 },
    },
  },
};

export const switchControl: Components<Theme>['MuiSwitch'] = {
  styleOverrides: {
    root: { width: '2rem', height: '1.125rem', padding: 0, overflow: 'visible', flex: 'none' },
    switchBase: {
      padding: 2,
      '&:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
      '&.Mui-checked': { transform: 'translateX(14px)', color: '#fff' },
      '&.Mui-checked + .MuiSwitch-track': { backgroundColor: 'var(--primary-main)', opacity: 1 },
      '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.45 },
      '&.Mui-disabled .MuiSwitch-thumb': { backgroundColor: '#fff' },
      '&.Mui-focusVisible': { outline: 'none', boxShadow: 'none' },
      '&.Mui-focusVisible + .MuiSwitch-track': { outline: '2px solid var(--focus-ring)', outlineOffset: 2 },
    },
    // The target is 24 px high (44 on touch) although the switch is 18.
    input: { top: -3, height: '1.5rem', [TOUCH]: { top: -13, height: 44 } },
    thumb: {
      width: '0.875rem',
      height: '0.875rem',
      backgroundColor: '#fff',
      boxShadow: '0 1px 2px rgba(0,0,0,.2)',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    },
    track: {
      borderRadius: 'var(--radius-control)',
      backgroundColor: 'var(--border-control)',
      opacity: 1,
      '@media (forced-colors: active)': { outline: '1px solid' },
    },
  },
};
