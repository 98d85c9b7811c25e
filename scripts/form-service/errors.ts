import { HTTPException } from 'hono/http-exception';

/** The codes of a whole form that the official client knows, with this service's status and words. */
export const FORM_ERRORS = {
  BLOCKED: { status: 403, message: 'This form is blocked' },
  EMPTY: { status: 400, message: "Can't send an empty form" },
  FILES_TOO_BIG: { status: 413, message: 'The files are too big' },
  FORM_NOT_FOUND: { status: 404, message: 'Form not found' },
  INACTIVE: { status: 403, message: 'This form is not active' },
  NO_FILE_UPLOADS: { status: 400, message: 'File uploads are not allowed' },
  PROJECT_NOT_FOUND: { status: 404, message: 'Project not found' },
  TOO_MANY_FILES: { status: 400, message: 'Too many files' },
} as const;

/** The codes of a field; the client's error component prints the message after the field's name. */
export const FIELD_ERRORS = {
  REQUIRED_FIELD_EMPTY: 'should not be empty',
  REQUIRED_FIELD_MISSING: 'is required',
  TYPE_EMAIL: 'should be an email',
  TYPE_NUMERIC: 'should be a number',
  TYPE_TEXT: 'should be text',
} as const;

/** One entry of an answer's `errors` list. */
export interface ServiceError {
  code: string;
  field?: string;
  message: string;
}

/** Why a post was not accepted; form-service.ts turns it into the client's answer or a page. */
export class Refusal extends HTTPException {
  constructor(
    status: HTTPException['status'],
    message: string,
    readonly errors?: readonly ServiceError[],
  ) {
    super(status, { message });
  }
}

/** The refusal of a whole form. */
export function formRefusal(code: keyof typeof FORM_ERRORS): Refusal {
  const { status, message } = FORM_ERRORS[code];
  return new Refusal(status, message, [{ code, message }]);
}

/** The refusal of some fields. */
export function fieldsRefusal(errors: readonly ServiceError[]): Refusal {
  return new Refusal(422, 'Validation errors', errors);
}
