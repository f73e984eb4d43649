import { createElement } from 'react';
import { shownAddress } from '@/lib/api/addresses/file-address';
import { iconFor } from '@/components/ui/menu/route-icons';

/** Safe image sources: https, an SVG data URL, or a path of the platform (`/…`) or the client (`./…`). */
const PICTURE = /^(https:\/\/[^\s]+|data:image\/svg\+xml[;,].+|\.?\/(?![/\\])\S+)$/i;

interface RouteIconProps {
  name: string | undefined;
  /** `isCustomSvg`: the name is the URL of an image. It is rendered as <img>, where no script in it can run. */
  custom?: boolean;
}

export function RouteIcon({ name, custom }: RouteIconProps) {
  if (custom && name && PICTURE.test(name)) {
    return (
      <img className="lucide" src={name.startsWith('.') ? name : shownAddress(name)} alt="" width={18} height={18} />
    );
  }
  return createElement(iconFor(name), { 'aria-hidden': true });
}
