import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { IconAction } from '@/components/ui/button/IconAction';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { entityApi } from '@/lib/api/entity';
import { entityFields } from '@/lib/api/values';

/**
 * What fills the frame once menu and header stand, in one file: the bar of the tabs and the open views. Screens are asked
 * for from here only, so that nothing of this file comes with each of them again.
 */
export { Outlet } from './Outlet';
export { TabsBar } from '../tabs/TabsBar';
export { prepareScreen } from './screen-table';

/**
 * What nearly every screen draws or asks the platform with stands here for the same reason, though nobody takes it from
 * here (`npm run size`).
 * @public
 */
export const SHARED = [Alert, Link, IconAction, ErrorRegion, entityApi, entityFields];
