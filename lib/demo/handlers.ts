import type { RequestHandler } from 'msw';
import { categoryHandlers } from './category';
import { classifyHandlers } from './classify';
import { unknownCall } from './endpoints';
import { fileHandlers } from './file';
import { noticeHandlers } from './notice';
import type { Platform } from './platform';
import { productHandlers } from './product';
import { productBulkHandlers } from './product-bulk';
import { registrationHandlers } from './registration';
import { routerHandlers } from './router';
import { searchHandlers } from './search';
import { sessionHandlers } from './session';
import { resourceHandlers } from './shop-resource';
import { statsHandlers } from './stats';

/** Every call this platform knows. A new domain adds its handlers here. */
export const createHandlers = (platform: Platform): RequestHandler[] => [
  ...sessionHandlers(platform),
  ...registrationHandlers(platform),
  ...routerHandlers(platform),
  ...noticeHandlers(platform),
  ...searchHandlers(platform),
  ...fileHandlers(platform),
  ...statsHandlers(platform),
  ...productHandlers(platform),
  ...productBulkHandlers(platform),
  ...classifyHandlers(platform),
  ...categoryHandlers(platform),
  ...resourceHandlers(platform),
  unknownCall(platform),
];
