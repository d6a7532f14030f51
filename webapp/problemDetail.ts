/** What a problem response of the desk says (RFC 9457); empty where its body is none. */
export function problemDetail(body: string): string {
  try {
    const { detail } = JSON.parse(body) as { detail?: unknown };
    return typeof detail === 'string' ? detail : '';
  } catch {
    return '';
  }
}
