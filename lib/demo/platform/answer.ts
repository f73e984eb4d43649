/** A code other than success: thrown by a handler, sent in the envelope. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

export class Invalid extends Refusal {
  constructor(message: string, errors: Record<string, string>) {
    super(422, message, { errors });
  }
}

export interface EnvelopeNames {
  statusName: string;
  messageName: string;
  dataName: string;
}

/** A response before it is serialised: stored for a repeated write. */
export interface StoredAnswer {
  code: number;
  message: string;
  data: unknown;
}

/**
 * The envelope is sent with HTTP status 200 whatever its code, as real platforms do; a browser also logs every other
 * status as an error in its console, although a refusal is no error of the page. No HttpResponse: it measures the body in
 * a blob first.
 */
export const toResponse = ({ code, message, data }: StoredAnswer, names: EnvelopeNames) =>
  Response.json({ [names.statusName]: code, [names.messageName]: message, [names.dataName]: data ?? null });
