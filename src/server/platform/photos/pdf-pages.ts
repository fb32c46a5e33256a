// Draws the pages of a stranger's PDF as pixels, in the process of a picture worker; nothing of the file itself goes on.
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** A page in RGBA, on white. */
type DrawnPage = { pixels: Uint8Array; width: number; height: number };
export type PdfFault = 'damaged' | 'locked' | 'too slow';
type DrawnPdf =
  | { drawn: true; pages: DrawnPage[]; pageCount: number }
  | { drawn: false; fault: PdfFault };

/** The long side of a page. */
const SIDE_PX = 1600;
/** A scan of a large page takes about 150 MB; a PDF that asks for more cannot be read. */
const MEMORY_BYTES = 384 * 1024 * 1024;
const WASM_PAGE_BYTES = 65_536;

/** What is used of WebAssembly, which TypeScript knows in browsers alone. */
type WasmMemory = { buffer: ArrayBuffer; grow(this: WasmMemory, pages: number): number };
const wasm = globalThis as unknown as { WebAssembly: { Memory: { prototype: WasmMemory } } };

/**
 * The first pages of a PDF, at most so many, with annotations and what was filled into its fields. No script of a PDF runs:
 * this build of PDFium has no engine for them (docs/decisions/0060-pdfs-are-shown-as-pictures.md).
 */
export async function drawPages(
  bytes: Uint8Array,
  most: number,
  memoryBytes = MEMORY_BYTES,
): Promise<DrawnPdf> {
  const unbound = boundMemory(memoryBytes);
  try {
    const library = await PDFiumLibrary.init();
    const document = await library.loadDocument(bytes);
    const pageCount = document.getPageCount();
    const pages: DrawnPage[] = [];
    for (let index = 0; index < Math.min(pageCount, most); index += 1) {
      const page = document.getPage(index);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const scale = SIDE_PX / Math.max(originalWidth, originalHeight);
      const size = {
        width: Math.max(1, Math.round(originalWidth * scale)),
        height: Math.max(1, Math.round(originalHeight * scale)),
      };
      const { data } = await page.render({ ...size, scale: 1, renderFormFields: true });
      pages.push({ pixels: data, ...size });
    }
    return pages.length > 0
      ? { drawn: true, pages, pageCount }
      : { drawn: false, fault: 'damaged' };
  } catch (error) {
    const isLocked = /password|security/i.test(String(error));
    return { drawn: false, fault: isLocked ? 'locked' : 'damaged' };
  } finally {
    unbound();
  }
}

/** Emscripten's allocator asks for more memory here, and takes a refusal as the end of it. Gives what takes the bound off. */
function boundMemory(most: number): () => void {
  const { prototype } = wasm.WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * WASM_PAGE_BYTES > most) {
      throw new RangeError('a PDF takes too much memory');
    }
    return grow.call(this, pages);
  };
  return () => {
    prototype.grow = grow;
  };
}
