import { until } from './until';

/** @returns whether a proxy in front of a desk passes requests on within 30 s. */
export async function untilPassedOn(url: string): Promise<boolean> {
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(answers);
  return answers();
}
