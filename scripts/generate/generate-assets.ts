// Part of `npm run generate`: writes the pictures of public/. With --check it names those that are stale, and fails.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { staticPictures } from '../../art/static-pictures.ts';

const folder = join(import.meta.dirname, '../../public');
const check = process.argv.includes('--check');
const stale: string[] = [];

for (const { path, svg, pngWidth } of staticPictures()) {
  const file = join(folder, path);
  if (check) {
    // Rendered pictures differ by version of the renderer: only the drawn ones are compared.
    if (pngWidth === undefined && (await readFile(file, 'utf8').catch(() => '')) !== svg) stale.push(path);
    continue;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    pngWidth === undefined
      ? svg
      : await sharp(Buffer.from(svg), { density: 300 }).resize(pngWidth).png({ palette: true }).toBuffer(),
  );
}

if (stale.length > 0) {
  console.error(`Stale pictures in public/: ${stale.join(', ')}. Run: npm run generate`);
  process.exitCode = 1;
}
