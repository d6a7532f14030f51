/** The documented API for a firm's own programs: tables made from the list of its operations. */
import { openApiDocument } from '../../server/leadApi/openApi';
import { type Operation, operations } from '../../server/leadApi/operations';
import { code, table } from './markdown';

interface Parameter {
  name: string;
  description?: string;
  schema: { enum?: string[] };
}

const { paths } = openApiDocument() as {
  paths: Record<string, Record<string, { parameters: Parameter[] }>>;
};

/** Each operation with what it does. */
export const operationTable = (): string =>
  table(
    ['request', 'token', 'what it does'],
    Object.values<Operation>(operations).map(({ method, path, scope, summary }) => [
      code(`${method.toUpperCase()} /api/v1${path}`),
      scope,
      summary,
    ]),
  );

/** The parameters of the list. */
export const parameterTable = (): string =>
  table(
    ['parameter', 'value'],
    (paths['/leads']?.['get']?.parameters ?? []).map(({ name, description, schema }) => [
      code(name),
      description ?? schema.enum?.map((one) => code(one)).join(', ') ?? '',
    ]),
  );
