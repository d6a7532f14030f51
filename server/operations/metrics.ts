import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { UploadBudget } from '../http/uploadBudget';

/** Messages of one firm in the notification queue by state; `firm` is empty for the desk's own. */
export interface QueueCount {
  firm: string;
  state: 'waiting' | 'dead';
  count: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** The desk's metrics for Prometheus. Labels have few values, all from this code: nothing that a client sent. */
export function createMetrics(budget: UploadBudget) {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });

  gauge('desk_bodies_in_flight', 'Bodies of leads that are being received or stored', () => {
    const { small, large } = budget.usage;
    return small + large;
  });
  gauge('desk_body_bytes', 'Bytes of memory that these bodies take', () => budget.usage.bytes);
  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  gauge('nodejs_heap_used_bytes', 'Memory that its objects take', () => process.memoryUsage().heapUsed);
  gauge('process_start_time_seconds', 'When the process began', () => Date.now() / 1000 - process.uptime());

  return {
    registry,
    leads: new Counter({
      name: 'desk_leads_total',
      help: "Accepted leads; outcome known: the id was stored already; separate: the same, without the secret of the lead; form left: the fields of an abandoned form; firm: none for the desk's own",
      labelNames: ['kind', 'outcome', 'form', 'firm'] as const,
      registers,
    }),
    spam: new Counter({
      name: 'desk_suspects_total',
      help: 'Accepted leads that look like spam',
      labelNames: ['reason'] as const,
      registers,
    }),
    rejections: new Counter({
      name: 'desk_refusals_total',
      help: 'API requests that were rejected',
      labelNames: ['reason'] as const,
      registers,
    }),
    databaseErrors: new Counter({
      name: 'desk_database_errors_total',
      help: 'Calls on the database that failed',
      registers,
    }),
    postSeconds: new Histogram({
      name: 'desk_post_seconds',
      help: 'Seconds from the headers of a POST to its response, including the upload',
      labelNames: ['status'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
      registers,
    }),
    /** Adds how much is stored, measured at each scrape, and the limit; left out while measuring fails. */
    addStored(measure: () => Promise<number>, max: number) {
      return new Gauge({
        name: 'desk_stored_bytes',
        help: 'Bytes that the database takes, and how many it may (MAX_STORED; 0 is no limit)',
        labelNames: ['of'] as const,
        registers,
        async collect() {
          this.reset();
          const stored = await measure().catch(() => undefined);
          if (stored !== undefined) this.set({ of: 'leads' }, stored);
          this.set({ of: 'limit' }, max);
        },
      });
    },
    /** Adds the number of firms, and of those whose file has errors. */
    addFirms(firms: () => readonly unknown[]) {
      return new Gauge({
        name: 'desk_firms',
        help: "Firms besides the desk's own; unusable: their files have errors",
        labelNames: ['state'] as const,
        registers,
        collect() {
          const unusable = firms().filter((firm) => firm === 'unusable').length;
          this.set({ state: 'unusable' }, unusable);
          this.set({ state: 'usable' }, firms().length - unusable);
        },
      });
    },
    /** Adds the size of the queue, counted at each scrape; left out while counting fails. */
    addQueue(count: () => Promise<QueueCount[]>) {
      return new Gauge({
        name: 'desk_messages',
        help: "Notifications in the queue, by state; firm: none for the desk's own",
        labelNames: ['state', 'firm'] as const,
        registers,
        async collect() {
          this.reset();
          const counts = await count().catch((): QueueCount[] => []);
          for (const { firm, state, count: messages } of counts)
            this.set({ state, ...(firm && { firm }) }, messages);
        },
      });
    },
  };
}
