/** The form-level codes the official client knows, with the status and words this service uses. */
export const FORM_CODES = {
  BLOCKED: { status: 403, message: 'This form is blocked' },
  EMPTY: { status: 400, message: "Can't send an empty form" },
  FILES_TOO_BIG: { status: 413, message: 'The files are too big' },
  FORM_NOT_FOUND: { status: 404, message: 'Form not found' },
  INACTIVE: { status: 403, message: 'This form is not active' },
  NO_FILE_UPLOADS: { status: 400, message: 'File uploads are not allowed' },
  PROJECT_NOT_FOUND: { status: 404, message: 'Project not found' },
  TOO_MANY_FILES: { status: 400, message: 'Too many files' },
} as const;

/** The field codes; their messages follow the field's name, as the client's error component prints them. */
export const FIELD_CODES = {
  REQUIRED_FIELD_EMPTY: { status: 422, message: 'should not be empty' },
  REQUIRED_FIELD_MISSING: { status: 422, message: 'is required' },
  TYPE_EMAIL: { status: 422, message: 'should be an email' },
  TYPE_NUMERIC: { status: 422, message: 'should be a number' },
  TYPE_TEXT: { status: 422, message: 'should be text' },
} as const;

export type FormCode = keyof typeof FORM_CODES;
export type FieldCode = keyof typeof FIELD_CODES;

/** One entry of an answer's `errors` list. */
export type ServiceError = { code: string; field?: string; message: string };

export type RefusalStatus = 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 500;

/** Why a post was not accepted. Thrown by the readers and turned into an answer in one place. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly errors: readonly ServiceError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: RefusalStatus,
    message: string,
    errors?: readonly ServiceError[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** The refusal of a whole form, by one of the catalogue's codes. */
export function formRefusal(code: FormCode): Refusal {
  const { status, message } = FORM_CODES[code];
  return new Refusal(status, message, [{ code, message }]);
}

/** One field's error, by one of the catalogue's codes. */
export function fieldError(field: string, code: FieldCode): ServiceError {
  return { code, field, message: FIELD_CODES[code].message };
}
