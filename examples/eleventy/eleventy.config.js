import { renderToString } from 'biosystem-widgets/server';

export default function (config) {
  config.addTransform('biosystem-widgets', (content, outputPath) =>
    outputPath?.endsWith('.html') ? renderToString(content) : content,
  );
}
