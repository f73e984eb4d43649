import ky from 'ky';
import { acceptLanguage } from './encode';
import { callTransport } from './transport';

/**
 * The one ky instance. It neither retries nor throws on an HTTP status: React Query retries reads, the envelope is
 * checked elsewhere. It is loaded beside the first screen (http.ts).
 */
export const httpClient = ky.create({
  fetch: callTransport,
  retry: 0,
  throwHttpErrors: false,
  // The client's own timeout includes the body; ky's ends with the headers.
  timeout: false,
  hooks: {
    beforeRequest: [
      ({ request }) => {
        request.headers.set('Accept-Language', acceptLanguage());
      },
    ],
  },
});
