/** What is used of libheif-js, whose own types describe another entry. */
declare module 'libheif-js/wasm-bundle.js' {
  type Pixels = Readonly<{ width: number; height: number; data: Uint8ClampedArray }>;

  type HeifImage = Readonly<{
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Passes null if that fails. */
    display(pixels: Pixels, done: (pixels: Pixels | null) => void): void;
    free(): void;
  }>;

  type HeifDecoder = Readonly<{
    /** Empty for a file without pictures. */
    decode(bytes: Uint8Array): HeifImage[];
    /** The file in the decoder's memory. */
    decoder: { delete(): void } | null;
  }>;

  const libheif: { HeifDecoder: new () => HeifDecoder };
  export default libheif;
}
