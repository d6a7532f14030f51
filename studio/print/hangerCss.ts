/** A printed door hanger. Sizes as paper has them; the code is black on white in any colors, so that it can be read. */
export const hangerCss = `
* { box-sizing: border-box; margin: 0; padding: 0; }
html { background: white; color: #16191d; font: 12pt/1.4 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif;
  -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { display: grid; grid-template-rows: auto 1fr auto; width: var(--width); height: var(--height); overflow: hidden;
  overflow-wrap: anywhere; text-align: center; }
header { display: grid; gap: 5pt; justify-items: center; padding: 0 18pt 18pt; background: var(--dark); color: var(--on-dark); }
/* Where the knob of the door goes: it is cut out, with a slit from the side. */
.hole { position: relative; width: 1.375in; height: 1.375in; margin: .5in 0 .25in; border: 1pt dashed #888; border-radius: 50%;
  background: white; }
.hole::after { content: ''; position: absolute; top: 50%; left: 100%; width: 4in; border-top: 1pt dashed #888; }
header > * { max-width: 100%; }
header { overflow: hidden; }
.logo { width: auto; max-width: 120pt; height: 42pt; object-fit: contain; }
b.logo { display: grid; place-items: center; min-width: 42pt; padding: 0 8pt; border: 2pt solid; border-radius: 21pt; font-size: 16pt; }
svg.logo { fill: currentColor; }
h1 { font-size: 22pt; line-height: 1.15; }
main { display: grid; align-content: center; gap: 9pt; padding: 12pt 20pt; }
.motto { font-size: 17pt; font-weight: 700; line-height: 1.25; }
h2 { font-size: 10pt; letter-spacing: .08em; text-transform: uppercase; color: #555; }
ul { display: grid; gap: 4pt; list-style: none; font-size: 14pt; font-weight: 600; line-height: 1.25; }
footer { display: grid; gap: 4pt; justify-items: center; padding: 14pt 18pt .35in; background: var(--accent); color: var(--on-accent); }
footer svg { width: 1.9in; height: 1.9in; margin-bottom: 4pt; border-radius: 4pt; background: white; fill: black; }
.scan { font-size: 15pt; font-weight: 700; }
.phone { font-size: 21pt; font-weight: 700; line-height: 1.15; white-space: nowrap; }
.area { font-size: 10.5pt; }
`;
