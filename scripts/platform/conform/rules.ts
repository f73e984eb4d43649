/** Sentences of the contract that a platform is measured by: section, and its words. */
export const RULES = {
  envelope: [
    '1. Conventions, Envelope',
    '{ [statusName]: code, [messageName]: text, [dataName]: data }, by default code, msg and data. Codes 200, 0, "200", "0" succeed. A body that is not JSON is an error. A status field that is there but neither a number nor a text is an error too.',
  ],
  auth: ['1. Conventions, Auth', 'Authorization: Bearer <token> on every call once a token exists.'],
  key: [
    '1. Conventions, Identity of a write',
    'A retry of the same write carries the same key, so a write repeated after a lost answer happens once.',
  ],
  clientId: [
    '1. Conventions, Identity of a new record',
    'A second create with the same clientId changes the record that the first one made and answers it, whatever its text by then.',
  ],
  list: ['1. Conventions, Lists', 'data: { list: T[], total: number }. pageSize up to 100, 20 by default.'],
  pages: ['1. Conventions, Lists', 'GET …/getList?pageNo=1&pageSize=20'],
  sort: ['1. Conventions, Lists', 'sort=updatedAt&order=desc'],
  keyword: ['1. Conventions, Lists', 'keyword=…'],
  filter: ['1. Conventions, Lists', 'A repeated key is an array (status=online&status=offline).'],
  filters: [
    '1. Conventions, Lists; 4. What a supplier manages',
    'GET …/getList?…&<filter>=… answers the rows that fit, and their total.',
  ],
  counts: [
    '1. Conventions, Lists',
    'With counts=status the answer may carry counts: the totals of the same list under every value of that filter, "" being all.',
  ],
  trash: [
    '1. Conventions, Lists',
    'deleted=true lists what was deleted in the last 30 days, with deletedAt, for the recycle list.',
  ],
  detail: ['1. Conventions, One record', 'GET …/getDetail?id= answers data: T.'],
  save: ['1. Conventions, Save', 'Answers the saved record with its new version.'],
  stale: ['1. Conventions, Save', 'Stale version: code 409, data = the record as it is on the platform.'],
  remove: ['1. Conventions, Delete', 'POST …/doDelete { ids } answers { deleted: number }'],
  restore: ['1. Conventions, Delete', 'undo POST …/doRestore { ids } within 30 days.'],
  bulk: [
    '1. Conventions, State change in bulk',
    'POST …/doStatus { ids, status } answers { changed: number, failed: { id, msg }[] }.',
  ],
  fields: [
    '1. Conventions, Field errors',
    'code 422, data: { errors: { [fieldPath]: string } }, shown beside each field.',
  ],
  times: ['1. Conventions', 'Times are ISO 8601 in UTC.'],
  money: [
    '1. Conventions',
    'A price inside a record that names its currency is the amount string alone: digits with at most 2 decimals.',
  ],
  session: ['2. Session', 'the table of session calls, column data'],
  notices: [
    '3. Notices, search, files, numbers',
    'type only says which tab asks, and total (the badge) counts all rows',
  ],
  search: ['3. Notices, search, files, numbers', 'GET /supplier/search keyword, limit answers { groups }'],
  overview: ['3. Notices, search, files, numbers', 'GET /supplier/stats/getOverview from, to (dates) answers Overview'],
  messages: ['4. What a supplier manages, inquiry', 'GET …/getMessages?id=&before= newest first'],
  records: ['4. What a supplier manages', 'All entities carry id, version, createdAt, updatedAt.'],
  corsOrigin: ['platform.md, Another origin', 'Access-Control-Allow-Origin must hold the client’s origin'],
  corsSent: [
    'platform.md, Another origin',
    'Access-Control-Allow-Headers must hold Authorization, Content-Type, Accept-Language, Idempotency-Key',
  ],
  corsRead: ['platform.md, Another origin', 'Access-Control-Expose-Headers must hold Retry-After, Date'],
} as const;

export type Rule = keyof typeof RULES;
