/** A validation error of the endpoint: an entry of `errors` in its problem+json. */
export interface FieldError {
  field: string;
  message: string;
}
