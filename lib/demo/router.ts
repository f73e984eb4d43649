import { endpoints } from './endpoints';
import { MENU } from './menu';
import type { Platform } from './platform';

/** The route list (contract 2). Guards are sent along: the client filters, as the specification says. */
export const routerHandlers = (platform: Platform) => [endpoints(platform).get('/router/getList', () => MENU)];
