import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { fullFormats } from 'ajv-formats/dist/formats';
import { DESCRIBED_CALLS, openApi, successOf } from '@/scripts/platform/contract/document';
import { addressOf } from '@/scripts/platform/contract/schemas';

/** A schema's complaint in words: the path, and what is expected there. */
const wordsOf = ({ instancePath, message = '' }: ErrorObject) =>
  `${instancePath.slice(1).replaceAll('/', '.') || 'the answer'} ${message}`;

/** Of alternatives the one that names a field says most. */
const deepest = (errors: readonly ErrorObject[]) =>
  errors.toSorted((a, b) => b.instancePath.split('/').length - a.instancePath.split('/').length)[0];

const { validate: isMoment } = fullFormats['date-time'] as { validate: (time: string) => boolean };

interface Checker {
  /** What is wrong with the envelope of a success of a call. */
  success(path: string, envelope: unknown): string | undefined;
  /** What is wrong with any answer of a call, a refusal too. */
  answer(path: string, envelope: unknown): string | undefined;
  /** What is wrong with the body that is sent with a call. */
  body(path: string, body: unknown): string | undefined;
}

let checker: Checker | undefined;

/** Measures answers by the document that platform teams get. Compiled once: that takes longer than many answers. */
export const answerChecker = (): Checker => (checker ??= makeChecker());

function makeChecker(): Checker {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  // A schema cannot say that the zone is UTC.
  ajv.addFormat('date-time', { type: 'string', validate: (time) => isMoment(time) && /(Z|[+-]00:00)$/i.test(time) });
  ajv.addSchema(openApi(), 'contract');
  const at = (pointer: string): ValidateFunction => {
    const validate = ajv.getSchema(`contract${pointer}`);
    if (!validate) throw new Error(`The document has no ${pointer}`);
    return validate;
  };
  const check = (pointer: string, value: unknown) => {
    const validate = at(pointer);
    if (validate(value)) return undefined;
    const error = deepest(validate.errors ?? []);
    return error ? wordsOf(error) : 'does not fit';
  };
  const operation = (path: string) => {
    const call = DESCRIBED_CALLS.find((one) => one.path === path);
    if (!call) throw new Error(`Not a call of the contract: ${path}`);
    return { call, pointer: `#/paths/${path.replaceAll('/', '~1')}/${call.method}` };
  };
  const json = 'content/application~1json/schema';
  return {
    success: (path, envelope) => check(addressOf(successOf(operation(path).call)), envelope),
    answer: (path, envelope) => check(`${operation(path).pointer}/responses/200/${json}`, envelope),
    body: (path, body) => check(`${operation(path).pointer}/requestBody/${json}`, body),
  };
}
