/** The page of another firm, an article with a picture: every estimator is embedded in the same place. */
import type { PictureContent } from '../content';

/** The markup that an estimator's manual asks for, in the head and in the body. */
export interface Embedding {
  head?: string;
  body: string;
}

const paragraph = (text: string, times: number): string => `<p>${`${text} `.repeat(times).trim()}</p>`;

export const hostPage = (
  { head = '', body }: Embedding,
  { src, srcSet, avif, alt }: PictureContent,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What a house should cost to look after</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0 auto; max-width: 720px; padding: 0 20px; font: 17px/1.6 Georgia, serif; color: #222 }
h1 { margin: 16px 0 12px; font-size: 30px; line-height: 1.2 }
img { display: block; width: 100%; height: 200px; object-fit: cover }
p { margin: 12px 0 }
</style>
${head}
</head>
<body>
<h1>What a house should cost to look after</h1>
<picture><source type="image/avif" srcset="${avif}" sizes="(min-width: 700px) 720px, 50vw"><img fetchpriority="high" srcset="${srcSet}" sizes="(min-width: 700px) 720px, 50vw" src="${src}" alt="${alt}"></picture>
${paragraph('Siding, roof and drive age at their own pace.', 1)}
${body}
<h2>What comes next</h2>
${Array.from({ length: 16 }, () => paragraph('Most of what weather does to a house is slow, and most of it can be put off by washing.', 2)).join('\n')}
</body>
</html>
`;
