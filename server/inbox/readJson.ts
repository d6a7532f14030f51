import type { Context } from 'hono';
import * as v from 'valibot';

/** @returns what the body holds; undefined where it is not what the schema says */
export async function readJson<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const body: unknown = await context.req.json().catch(() => undefined);
  const checked = v.safeParse(schema, body);
  return checked.success ? checked.output : undefined;
}
