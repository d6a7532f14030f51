/** A printed sheet. Black on white whatever the page's theme is: it is paper. Sizes in points, as paper has them. */
export const printCss = `
@page { margin: 14mm 16mm; }
* { box-sizing: border-box; margin: 0; padding: 0; }
html { background: white; color: black; font: 10.5pt/1.45 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif; }
body { display: grid; gap: 16pt; overflow-wrap: anywhere; }
h1, h2, th { font-weight: 650; }
h1 { font-size: 17pt; line-height: 1.2; text-align: end; }
h2, th { font-size: 8.5pt; letter-spacing: .06em; text-transform: uppercase; color: #555; }
header { display: grid; gap: 8pt; padding-bottom: 10pt; border-bottom: 1.5pt solid black; }
.head { display: flex; justify-content: space-between; gap: 24pt; }
.brand { display: flex; align-items: center; gap: 9pt; }
.logo { flex: none; width: auto; max-width: 100pt; height: 30pt; object-fit: contain; }
b.logo { display: grid; place-items: center; min-width: 30pt; padding: 0 4pt; border: 1.5pt solid; border-radius: 15pt; font-size: 11pt; }
.name { font-size: 15pt; font-weight: 700; line-height: 1.25; }
.soft { color: #444; font-size: .92em; }
.number { text-align: end; white-space: nowrap; }
/* Headings stand beside their texts, unless those need the whole width. */
.roomy section { display: grid; grid-template-columns: 96pt 1fr; column-gap: 16pt; }
.roomy section > h2 { padding-top: 2pt; }
.roomy section > :not(h2) { grid-column: 2; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 5pt 0; text-align: start; vertical-align: baseline; border-bottom: .5pt solid #bbb; }
td { break-inside: avoid; }
.inline { display: flex; flex-wrap: wrap; column-gap: 14pt; }
tr > :last-child { padding-inline-start: 16pt; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
tbody tr:last-child td { border-bottom: 1pt solid black; }
tfoot { display: table-row-group; }
tfoot td { border: 0; padding-block: 3pt; }
tfoot tr:last-child td { padding-top: 8pt; font-size: 13pt; font-weight: 700; }
.lines { white-space: pre-wrap; }
.signature { break-inside: avoid; display: grid; gap: 6pt; }
.captions { display: flex; justify-content: space-between; }
.captions > :nth-child(2) { width: 132pt; }
.signed { display: flex; align-items: end; gap: 24pt; min-height: 44pt; padding-bottom: 2pt; border-bottom: 1pt solid black; }
.typed { flex: 1; font: 24pt/1.2 'Snell Roundhand', 'Segoe Script', 'Apple Chancery', 'Brush Script MT', cursive; }
canvas { flex: none; width: 132pt; height: 44pt; }
.close { gap: 12pt; font-size: 9.5pt; }
.dense { gap: 8pt; font-size: 8.5pt; line-height: 1.35; }
.dense header { gap: 4pt; padding-bottom: 6pt; }
.dense .lines { font-size: 7pt; line-height: 1.2; }
.dense :is(th, td) { padding-block: 1.5pt; }
.dense tfoot tr:not(:last-child) td { padding-block: 0; }
.dense tfoot tr:last-child td { padding-top: 4pt; }
.dense .client div { display: flex; flex-wrap: wrap; column-gap: 8pt; }
.dense .typed { font-size: 18pt; }
`;
