const everyUrl = /url\(["']?(?!data:)([^"')]+)["']?\)/g;

export interface ScreenPicture {
  /** A self-contained file. */
  svg: string;
  width: number;
  height: number;
  background: string;
}

/** A page of this origin as it looks now: all of it, or the window's view below an open dialog. */
export async function screenPictureOf(page: Window): Promise<ScreenPicture> {
  const { document: shown, innerWidth: width } = page;
  const root = shown.documentElement;
  const height = shown.querySelector('dialog:modal') ? page.innerHeight : Math.max(page.innerHeight, root.scrollHeight);
  const copy = root.cloneNode(true) as HTMLElement;
  const pairs = [...shown.querySelectorAll('*')].map((original): [Element, Element] => {
    const twin = twinOf(original, root, copy);
    return [original, twin];
  });
  await Promise.all(pairs.map(([original, twin]) => settle(original, twin)));
  for (const gone of copy.querySelectorAll('script,style,link,source,noscript')) gone.remove();

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${attributesOf(root)} style="font-size:${getComputedStyle(root).fontSize}"><foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(copy)}</foreignObject></svg>`;
  const style = shown.createElement('style');
  style.textContent = `${await stylesOf(shown)}*,*::before,*::after{animation:none!important;transition:none!important;scrollbar-width:none!important}`;
  const text = svg.replace('<foreignObject', `${new XMLSerializer().serializeToString(style)}<foreignObject`);
  return { svg: text, width, height, background: getComputedStyle(shown.body).backgroundColor };
}

/** The picture as PNG at double resolution. Rejects in Safari, which does not give out the pixels. */
export async function screenPixelsOf({ svg, width, height, background }: ScreenPicture): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = height * 2;
  const brush = canvas.getContext('2d')!;
  brush.fillStyle = background;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png'),
  );
}

/** As PNG where the browser allows it, else as SVG: nested SVG pictures are not always rendered. */
const asImage = (picture: ScreenPicture): Promise<string> =>
  screenPixelsOf(picture).then(asDataUrl, () => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.svg)}`);

/** The element at the same place in the copy. */
function twinOf(original: Element, root: Element, copy: Element): Element {
  const places: number[] = [];
  for (let one = original; one !== root; one = one.parentElement!)
    places.unshift([...one.parentElement!.children].indexOf(one));
  let twin = copy;
  for (const place of places) twin = twin.children[place]!;
  return twin;
}

const attributesOf = (root: Element) =>
  [...root.attributes]
    .filter(({ name }) => name === 'class' || name.startsWith('data-'))
    .map(({ name, value }) => `${name}="${value}"`)
    .join(' ');

/** Adds what copied markup lacks: typed values, loaded pictures, frames and modal dialogs. */
async function settle(original: Element, twin: Element): Promise<void> {
  switch (original.localName) {
    case 'input': {
      const { value, checked } = original as HTMLInputElement;
      twin.setAttribute('value', value);
      twin.toggleAttribute('checked', checked);
      return;
    }
    case 'textarea':
      twin.textContent = (original as HTMLTextAreaElement).value;
      return;
    case 'option':
      twin.toggleAttribute('selected', (original as HTMLOptionElement).selected);
      return;
    case 'img': {
      const { currentSrc, src } = original as HTMLImageElement;
      twin.removeAttribute('srcset');
      twin.removeAttribute('loading');
      twin.setAttribute('src', await dataUrlOf(currentSrc || src));
      return;
    }
    case 'iframe': {
      const { width, height } = original.getBoundingClientRect();
      const inner = (original as HTMLIFrameElement).contentDocument?.defaultView;
      // A frame of another origin, such as the bank's, becomes a sheet with its title.
      const sheet = document.createElement(inner ? 'img' : 'div');
      sheet.setAttribute(
        'style',
        `display:grid;place-content:center;width:${width}px;height:${height}px;background:#fff;color:#665269`,
      );
      if (inner) sheet.setAttribute('src', await asImage(await screenPictureOf(inner)));
      else sheet.textContent = original.getAttribute('title');
      twin.replaceWith(sheet);
      return;
    }
    case 'dialog':
      if (original.matches(':modal')) lift(original, twin as HTMLElement);
      return;
    default:
  }
}

/** A copied modal dialog is not in the top layer: it gets a position above the rest, and a backdrop of its own. */
function lift(original: Element, twin: HTMLElement): void {
  const { left, top, width, height } = original.getBoundingClientRect();
  const place = `position:fixed;inset:auto;margin:0;box-sizing:border-box;max-width:none;max-height:none;z-index:99999`;
  twin.setAttribute('style', `${place};left:${left}px;top:${top}px;width:${width}px;height:${height}px`);
  const behind = document.createElement('div');
  const { backgroundColor } = getComputedStyle(original, '::backdrop');
  behind.setAttribute('style', `position:fixed;inset:0;z-index:99998;background:${backgroundColor}`);
  twin.before(behind);
}

async function stylesOf(shown: Document): Promise<string> {
  const sheets = [...shown.styleSheets, ...shown.adoptedStyleSheets];
  const texts = await Promise.all(
    sheets.map(async (sheet) => {
      const text = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
      const urls = [...new Set([...text.matchAll(everyUrl)].map(([, url]) => url!))];
      const base = sheet.href ?? shown.baseURI;
      const kept = new Map(
        await Promise.all(
          urls.map(async (url): Promise<[string, string]> => [url, await dataUrlOf(new URL(url, base).href)]),
        ),
      );
      return text.replaceAll(everyUrl, (_, url: string) => `url("${kept.get(url)}")`);
    }),
  );
  return texts.join('\n');
}

async function dataUrlOf(address: string): Promise<string> {
  if (address === '' || address.startsWith('data:')) return address;
  const response = await fetch(address);
  return response.ok ? asDataUrl(await response.blob()) : 'data:,';
}

/** A file's content as an address. */
export function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')));
    reader.readAsDataURL(blob);
  });
}
