import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { version } from '../../package.json';
import { type Operation, operations } from './operations';

const problem = {
  type: 'object',
  required: ['title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What is wrong, in a sentence.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const problems: Readonly<Record<number, string>> = {
  400: 'A parameter or the body is wrong.',
  401: 'There is no token, or it does not count any more.',
  403: 'The token may only read.',
  404: 'There is no such lead, or it is another firm’s.',
  429: 'Too many requests: `Retry-After` says for how many seconds to wait.',
  503: 'The database is busy: ask again after `Retry-After` seconds.',
};

interface Schema {
  properties?: Record<string, { description?: string }>;
  required?: string[];
}

/** What is sent, or answered, as JSON Schema. */
function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): Schema {
  const { $schema: _, ...others } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
  });
  return others as Schema;
}

const inJson = (schema: unknown) => ({ 'application/json': { schema } });

function parametersOf({ path, query }: Operation) {
  const { properties = {}, required = [] } = query ? schemaOf(query, 'input') : {};
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(properties).map(([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      ...(description && { description }),
      schema,
    })),
  ];
}

function answerOf({ answer, isFile, creates }: Operation) {
  if (isFile)
    return {
      200: { description: 'The file.', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
    };
  if (!answer) return { 204: { description: 'Done.' } };
  const [status, description] = creates ? [201, 'Made.'] : [200, 'Found.'];
  return { [status]: { description, content: inJson(schemaOf(answer, 'output')) } };
}

function describe(operationId: string, operation: Operation) {
  return {
    operationId,
    summary: operation.summary,
    parameters: parametersOf(operation),
    ...(operation.body && {
      requestBody: { required: true, content: inJson(schemaOf(operation.body, 'input')) },
    }),
    responses: {
      ...answerOf(operation),
      ...Object.fromEntries(
        Object.entries(problems).map(([status, description]) => [
          status,
          {
            description,
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
    },
  };
}

/** The API's description, as OpenAPI 3.1. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [id, operation] of Object.entries(operations))
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(id, operation) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lead desk',
      version,
      description:
        'Reads and changes the leads of one firm. A token is made by the desk’s owner, belongs to one firm, and may read, or read and write; some may subscribe to leads.',
    },
    servers: [{ url: '/api/v1' }],
    security: [{ token: [] }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problem },
    },
    paths,
  };
}
