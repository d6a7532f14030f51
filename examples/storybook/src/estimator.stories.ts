import type { Meta, StoryObj } from '@storybook/web-components-vite';
import 'biosystem-widgets/estimator';

export default { title: 'Estimator', component: 'bio-estimator' } satisfies Meta;

/** Attributes are args. Without an `endpoint` nothing is sent. */
export const LiveRange: StoryObj = {
  args: { endpoint: 'https://your-desk.example/api/requests', 'live-range': '' },
};
