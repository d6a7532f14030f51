/** Subjects that are logged in an hour: anybody can make up more. */
const maxLogged = 100;

/** Makes a function that logs a warning about each subject at most once an hour. */
export function oncePerHour(): (subject: string, message: () => string) => void {
  let hour = 0;
  const logged = new Set<string>();
  return (subject, message) => {
    const now = Math.floor(performance.now() / 3_600_000);
    if (now !== hour) logged.clear();
    hour = now;
    if (logged.has(subject) || logged.size === maxLogged) return;
    logged.add(subject);
    console.warn(message());
  };
}
