import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BodyRoom } from './room';

/** Messages of the queue of notifications, by state: `waiting`, `dead` and so on. */
export type QueueCount = Record<string, number>;

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * What the desk counts, for Prometheus. Labels have few values, all of them our own words: nothing that a sender wrote
 * gets here.
 */
export function createMetrics(room: BodyRoom) {
  const registry = new Registry();
  const registers = [registry];
  const now = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });

  now('desk_bodies_in_flight', 'Bodies of leads that are being received or stored', () => {
    const { small, large } = room.held;
    return small + large;
  });
  now('desk_body_bytes', 'Bytes of memory that these bodies take', () => room.held.bytes);
  now('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  now('nodejs_heap_used_bytes', 'Memory that its objects take', () => process.memoryUsage().heapUsed);
  now('process_start_time_seconds', 'When the process began', () => Date.now() / 1000 - process.uptime());

  return {
    registry,
    leads: new Counter({
      name: 'desk_leads_total',
      help: 'Accepted leads; known: the desk had the id already; left: only what was typed into a form that was left',
      labelNames: ['kind', 'outcome', 'form'] as const,
      registers,
    }),
    suspects: new Counter({
      name: 'desk_suspects_total',
      help: 'Accepted leads that may come from a robot',
      labelNames: ['reason'] as const,
      registers,
    }),
    refusals: new Counter({
      name: 'desk_refusals_total',
      help: 'Requests of the API that were refused',
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
      help: 'From the head of a lead to its answer, the time on the line included',
      labelNames: ['status'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
      registers,
    }),
    /** Shows how many messages wait, asked whenever somebody looks; not shown while the asking fails. */
    watchQueue(count: () => Promise<QueueCount>) {
      return new Gauge({
        name: 'desk_messages',
        help: 'Notifications in the queue, by state',
        labelNames: ['state'] as const,
        registers,
        async collect() {
          this.reset();
          const states = await count().catch((): QueueCount => ({}));
          for (const [state, messages] of Object.entries(states)) this.set({ state }, messages);
        },
      });
    },
  };
}
