import { createJobs } from './jobs';
import { serveJobs } from './messages';

serveJobs(self as unknown as Parameters<typeof serveJobs>[0], createJobs());
