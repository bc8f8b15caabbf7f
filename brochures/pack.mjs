import { deflateSync, inflateSync } from 'node:zlib'

const lead = '%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n'

/**
 * The same PDF with its plain objects in one compressed object stream (PDF 1.5). Chromium writes every tag and font
 * dictionary as open text, which is a quarter of a Chinese or Japanese file. Glyphs are rounded to whole units, a
 * thousandth of an em: Chromium draws those of variable fonts with five decimals, which doubles such a file.
 */
export function pack(pdf) {
  const text = pdf.toString('latin1')
  const start = Number(text.match(/startxref\s+(\d+)\s+%%EOF\s*$/)?.[1])
  const [, count] = text.slice(start).match(/^xref\s+0 (\d+)/) ?? []
  const trailer = text.slice(text.indexOf('trailer', start))
  if (!count) throw new Error('This is not a PDF with a plain cross-reference table: leave pack() out')

  const offsets = [...text.slice(start).matchAll(/^(\d{10}) \d{5} ([nf])/gm)].map(([, at, kind]) =>
    kind === 'n' ? Number(at) : 0,
  )
  const ends = [...offsets.filter(Boolean), start].sort((a, b) => a - b)
  const plain = []
  const rows = [[0, 0, 65535]]
  let out = lead

  for (const [number, offset] of offsets.entries()) {
    if (!offset) continue
    const object = text.slice(offset, ends[ends.indexOf(offset) + 1])
    if (/\bstream\r?\n/.test(object)) {
      rows[number] = [1, out.length, 0]
      out += rounded(number, object)
    } else plain.push([number, object.slice(object.indexOf('obj') + 3, object.lastIndexOf('endobj')).trim()])
  }

  const holder = Number(count)
  let at = 0
  const places = plain.map(([number, body], index) => {
    rows[number] = [2, holder, index]
    const place = `${number} ${at}`
    at += body.length + 1
    return place
  })
  const head = `${places.join(' ')}\n`
  rows[holder] = [1, out.length, 0]
  out += stream(
    holder,
    `/Type /ObjStm /N ${plain.length} /First ${head.length}`,
    Buffer.from(head + plain.map(([, body]) => body).join('\n'), 'latin1'),
  )

  const table = holder + 1
  const begin = out.length
  rows[table] = [1, begin, 0]
  const cells = Buffer.concat(
    Array.from({ length: table + 1 }, (_, number) => {
      const [kind, first, second] = rows[number] ?? [0, 0, 65535]
      const row = Buffer.alloc(7)
      row.writeUInt8(kind, 0)
      row.writeUInt32BE(first, 1)
      row.writeUInt16BE(second, 5)
      return row
    }),
  )
  const kept = ['Root', 'Info', 'ID'].flatMap(
    (key) => trailer.match(new RegExp(`/${key}\\s*(\\[[^\\]]*\\]|\\d+ 0 R)`))?.[0] ?? [],
  )
  out += stream(table, `/Type /XRef /Size ${table + 1} /W [1 4 2] ${kept.join(' ')}`, cells)
  return Buffer.from(`${out}startxref\n${begin}\n%%EOF\n`, 'latin1')
}

/** A Type 3 glyph without decimals; any other object as it is. */
function rounded(number, object) {
  const [, entries = '', packed = ''] =
    /^\d+ 0 obj\s*<<([\s\S]*?)>>\s*stream\r?\n([\s\S]*)\r?\nendstream/.exec(object) ?? []
  if (!/^\s*\/Filter \/FlateDecode\s+\/Length \d+\s*$/.test(entries)) return object
  const drawing = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
  if (!/^[-\d. ]+ d1\s/.test(drawing)) return object
  return stream(number, '', Buffer.from(drawing.replace(/-?\d*\.\d+/g, (value) => `${Math.round(Number(value))}`)))
}

function stream(number, entries, bytes) {
  const packed = deflateSync(bytes, { level: 9 })
  return `${number} 0 obj\n<<${entries} /Filter /FlateDecode /Length ${packed.length}>>\nstream\n${packed.toString('latin1')}\nendstream\nendobj\n`
}
