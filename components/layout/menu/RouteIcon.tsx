import { createElement } from 'react';
import { shownAddress } from '@/lib/api/file-address';
import { iconFor } from './icons';

/** A picture that is safe to draw: https, an SVG as data, or a path of the platform (`/…`) or of the client (`./…`). */
const PICTURE = /^(https:\/\/[^\s]+|data:image\/svg\+xml[;,].+|\.?\/(?![/\\])\S+)$/i;

interface RouteIconProps {
  name: string | undefined;
  /** `isCustomSvg`: the name is the address of a picture. It goes into an <img>, where nothing in it can run. */
  custom?: boolean;
}

/** The icon of a route, by the name the platform sends. */
export function RouteIcon({ name, custom }: RouteIconProps) {
  if (custom && name && PICTURE.test(name)) {
    return (
      <img className="lucide" src={name.startsWith('.') ? name : shownAddress(name)} alt="" width={18} height={18} />
    );
  }
  return createElement(iconFor(name), { 'aria-hidden': true });
}
