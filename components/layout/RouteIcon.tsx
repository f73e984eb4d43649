import { createElement } from 'react';
import { iconFor } from './icons';

/** The icon of a route, by the name the platform sends. */
export const RouteIcon = ({ name }: { name: string | undefined }) =>
  createElement(iconFor(name), { 'aria-hidden': true });
