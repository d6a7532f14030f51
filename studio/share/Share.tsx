import type { ReactNode } from 'react';
import { useDraft } from '../draft/useDraft';
import { CodeBlock } from '../ui/CodeBlock';

export default function Share(): ReactNode {
  const config = useDraft(({ draft }) => draft.config);
  return <CodeBlock label="Config" code={JSON.stringify(config, undefined, 2)} />;
}
