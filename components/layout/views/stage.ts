import { IconAction } from '@/components/ui/button/IconAction';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { entityApi } from '@/lib/api/entity';
import { entityFields } from '@/lib/api/values';

/**
 * The open views in one file, loaded once menu and header are rendered. Screens are imported from here only,
 * so that the bundler does not copy shared code into each of them.
 */
export { Outlet } from './Outlet';
export { prepareScreen } from './load-screen';

/** Used by nearly every screen, so they are in this file, though nobody imports them from it. @public */
export const SHARED = [IconAction, ErrorRegion, entityApi, entityFields];
