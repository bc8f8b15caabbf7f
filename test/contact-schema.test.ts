import { describe, expect, test } from 'vitest'
import { aMessage } from '../harness/message.ts'
import { enabled as locales } from '../harness/written.ts'
import { checkMessage, fromForm, inWords, problemTexts } from '../ui/contact/schema.ts'
import { words } from '../ui/site.ts'

/** The problems of a message after some fields are replaced. */
function problemsOf(over: Record<string, unknown>, rules?: { crossBorder?: boolean }) {
  const checked = checkMessage(aMessage(over), rules)
  return checked.ok ? {} : checked.problems
}

/** A message as it is stored. */
function kept(over: Record<string, unknown>): Record<string, unknown> {
  const checked = checkMessage(aMessage(over))
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems))
  return checked.message
}

describe('the rules of a message', () => {
  test.each([
    '13800138000',
    '19912345678',
    'lin@example.com',
    'a+b@c.de',
    'first.last@mail.example.co.jp',
    "o'brien@example.ie",
    'x_y-z@example-site.cn',
    '林@例え.jp',
    `${'x'.repeat(242)}@example.com`,
  ])('accept %s as phone or email', (telphone) => {
    expect(problemsOf({ telphone })).toEqual({})
  })

  test.each([
    '1380013800',
    '138001380000',
    '12800138000',
    '23800138000',
    '+8613800138000',
    'lin',
    'lin@example',
    'lin@@example.com',
    'lin@example.com.',
    'lin@.example.com',
    'lin@example..com',
    '@example.com',
    'lin@',
    'lin<lin@example.com>',
    'a@b.c,d@e.f',
    'x13800138000',
  ])('refuse %s as phone and email', (telphone) => {
    expect(problemsOf({ telphone })).toEqual({ telphone: 'telphoneFormat' })
  })

  test('limit every text to an exact number of characters', () => {
    for (const [field, most, code] of [
      ['name', 120, 'tooLong120'],
      ['company', 120, 'tooLong120'],
      ['positionOther', 120, 'tooLong120'],
      ['message', 4000, 'tooLong4000'],
    ] as const) {
      expect(problemsOf({ [field]: 'x'.repeat(most) }), field).toEqual({})
      expect(problemsOf({ [field]: 'x'.repeat(most + 1) }), field).toEqual({ [field]: code })
    }
    expect(problemsOf({ telphone: `${'x'.repeat(243)}@example.com` })).toEqual({ telphone: 'tooLong254' })
    expect(problemsOf({ page: `/${'x'.repeat(1999)}` })).toEqual({})
    expect(problemsOf({ page: `/${'x'.repeat(2000)}` })).toEqual({ page: 'page' })
    expect(problemsOf({ turnstile: 'x'.repeat(2048) })).toEqual({})
    expect(problemsOf({ turnstile: 'x'.repeat(2049) })).toEqual({ turnstile: 'turnstile' })
  })

  test('require a path through the tree of enterprise types, down to a leaf', () => {
    for (const job of [[1, 101], [1, 102], [1, 103], [1, 104], [2], [3], [4], [5]]) {
      expect(problemsOf({ job }), `${job}`).toEqual({})
    }
    for (const job of [[], [1], [1, 105], [1, 100], [2, 101], [1, 101, 101], [6], [0], [101], ['2'], '2', undefined]) {
      expect(problemsOf({ job }), `${job}`).toEqual({ job: 'job' })
    }
  })

  test('accept every existing choice, and no other', () => {
    for (const position of ['general-manager', 'chief-engineer', 'it-head', 'bim-lead', 'professional-engineer']) {
      expect(problemsOf({ position }), position).toEqual({})
    }
    for (const position of ['', 'cook', null, undefined]) {
      expect(problemsOf({ position }), `${position}`).toEqual({ position: 'position' })
    }
    for (const department of [
      undefined,
      '',
      'design',
      'engineering',
      'operations',
      'bim-center',
      'it-center',
      'other',
    ]) {
      expect(problemsOf({ department }), department).toEqual({})
    }
    expect(problemsOf({ department: 'kitchen' })).toEqual({ department: 'department' })
    for (const requirementTypes of [[1], [4], [1, 2, 3, 4]]) expect(problemsOf({ requirementTypes })).toEqual({})
    for (const requirementTypes of [[], [0], [5], ['1'], [1, 1, 2, 3, 4], 1, undefined]) {
      expect(problemsOf({ requirementTypes }), `${requirementTypes}`).toEqual({ requirementTypes: 'requirementTypes' })
    }
    for (const form of ['footer', undefined]) expect(problemsOf({ form })).toEqual({ form: 'form' })
  })

  test('require text for the position “other”, and only for it', () => {
    expect(problemsOf({ position: 'other' })).toEqual({ positionOther: 'positionOther' })
    expect(problemsOf({ position: 'other', positionOther: ' \t' })).toEqual({ positionOther: 'positionOther' })
    expect(problemsOf({ position: 'other', positionOther: 'Surveyor' })).toEqual({})
    expect(problemsOf({ position: 'bim-lead', positionOther: undefined })).toEqual({})
  })

  test('require agreement in protocol mode, and cross-border consent where it is asked for', () => {
    for (const agreement of [false, undefined]) expect(problemsOf({ agreement })).toEqual({ agreement: 'agreement' })
    expect(problemsOf({ form: 'page', agreement: false })).toEqual({})
    expect(problemsOf({ crossBorder: false })).toEqual({})
    expect(problemsOf({ crossBorder: true }, { crossBorder: true })).toEqual({})
    for (const crossBorder of [false, undefined, 'true', 1]) {
      expect(problemsOf({ crossBorder }, { crossBorder: true }), `${crossBorder}`).toEqual({
        crossBorder: 'crossBorder',
      })
    }
    expect(problemsOf({ name: '' }, { crossBorder: true })).toEqual({ crossBorder: 'crossBorder', name: 'name' })
  })

  test('accept only addresses of this site as the page', () => {
    for (const page of ['/', '/en-US/about?source=3&keyword=bim#x', '/zh-CN/新闻', undefined]) {
      expect(problemsOf({ page }), page).toEqual({})
    }
    for (const page of [
      '',
      'en-US',
      'https://elsewhere.example/',
      '//elsewhere.example/',
      '/\\elsewhere',
      '/a b',
      '/a\\b',
      7,
    ]) {
      expect(problemsOf({ page }), `${page}`).toEqual({ page: 'page' })
    }
  })

  test('require each required field, whatever type of value replaces it', () => {
    for (const field of ['name', 'company', 'telphone']) {
      for (const value of [undefined, '', ' \n\t', 7, null]) {
        expect(problemsOf({ [field]: value }), `${field} ${value}`).toEqual({ [field]: field })
      }
    }
    for (const key of ['', 'not-a-uuid', 7]) expect(problemsOf({ key })).toEqual({ key: 'key' })
    expect(problemsOf({ message: 7 })).toEqual({ message: 'message' })
    for (const over of [{ website: 7 }, { elapsed: '41' }]) expect(Object.values(problemsOf(over))).toEqual(['form'])
  })

  test('report every problem at once, the first of each field', () => {
    expect(problemsOf({ name: '', telphone: 'x'.repeat(300), job: [1], position: 'other', agreement: false })).toEqual({
      name: 'name',
      telphone: 'tooLong254',
      job: 'job',
      positionOther: 'positionOther',
      agreement: 'agreement',
    })
  })

  test('make one line of names, keep the lines of a message, and sort choices without duplicates', () => {
    expect(
      kept({
        key: '0D9C1A52-0A1B-4C3D-8E4F-5A6B7C8D9E0F',
        name: '  Lin\r\n\u0000 Wei\t ',
        company: 'Bridge\u0007One',
        position: 'other',
        positionOther: ' Chief\n surveyor ',
        message: '\r\n One\r\nTwo\rThree \n',
        telphone: '１３８　００１３ 8000',
        requirementTypes: [3, 1, 3],
      }),
    ).toMatchObject({
      key: '0d9c1a52-0a1b-4c3d-8e4f-5a6b7c8d9e0f',
      name: 'Lin Wei',
      company: 'Bridge One',
      positionOther: 'Chief surveyor',
      message: 'One\nTwo\nThree',
      telphone: '13800138000',
      requirementTypes: [1, 3],
    })
    expect(kept({ telphone: 'ｌｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ' })).toMatchObject({ telphone: 'lin@example.com' })
  })

  test('accept empty optional fields', () => {
    const without = { positionOther: undefined, department: undefined, message: undefined, website: undefined }
    const more = { key: undefined, page: undefined, elapsed: undefined, form: 'page', agreement: undefined }

    expect(kept({ ...without, ...more })).toMatchObject({
      positionOther: '',
      department: '',
      message: '',
      website: '',
      agreement: false,
      crossBorder: false,
    })
  })
})

describe('a problem', () => {
  test('has its own words in every language, with the limit if it has one', () => {
    for (const locale of locales) {
      const texts = problemTexts(words(locale))

      expect(new Set(Object.values(texts)).size, locale).toBe(Object.keys(texts).length)
      expect(texts.tooLong120).toContain('120')
      expect(texts.tooLong254).toContain('254')
      expect(texts.tooLong4000).toMatch(/4,?000/)
    }
  })

  test('uses the words of the customer', () => {
    const refused = {
      name: '',
      company: '',
      telphone: '',
      requirementTypes: [],
      job: [],
      position: '',
      agreement: false,
    }

    expect(inWords(problemsOf(refused), problemTexts(words('en-US')))).toEqual({
      name: 'Enter your name',
      company: 'Enter your company name',
      telphone: 'Enter your phone number or e-mail address',
      requirementTypes: 'Choose your requirement type',
      job: 'Choose enterprise type',
      position: 'Choose your position',
      agreement: 'Tip: please confirm that you have read and agree to the agreement and privacy',
    })
    expect(inWords(problemsOf({ telphone: '1' }), problemTexts(words('en-US')))).toEqual({
      telphone: expect.stringContaining('Incorrect format'),
    })
  })
})

describe('an HTML form', () => {
  function posted(fields: [string, string | Blob][]) {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    return fromForm(form)
  }

  test('gives the same message as the JSON', () => {
    expect(
      posted([
        ['key', '0d9c1a52-0a1b-4c3d-8e4f-5a6b7c8d9e0f'],
        ['form', 'popup'],
        ['page', '/en-US'],
        ['requirementTypes', '1'],
        ['requirementTypes', '3'],
        ['name', 'Lin Wei'],
        ['company', 'Bridge One Ltd.'],
        ['job', '1/101'],
        ['position', 'other'],
        ['positionOther', 'Surveyor'],
        ['department', 'engineering'],
        ['telphone', '13800138000'],
        ['message', 'A hospital'],
        ['agreement', 'on'],
        ['crossBorder', 'on'],
        ['website', 'https://spam.example'],
        ['elapsed', '41'],
      ]),
    ).toEqual({
      key: '0d9c1a52-0a1b-4c3d-8e4f-5a6b7c8d9e0f',
      form: 'popup',
      page: '/en-US',
      requirementTypes: [1, 3],
      name: 'Lin Wei',
      company: 'Bridge One Ltd.',
      job: [1, 101],
      position: 'other',
      positionOther: 'Surveyor',
      department: 'engineering',
      telphone: '13800138000',
      message: 'A hospital',
      agreement: true,
      crossBorder: true,
      website: 'https://spam.example',
      elapsed: 41,
    })
  })

  test('without its optional fields is no spam, and ticks nothing', () => {
    expect(posted([])).toEqual({
      key: undefined,
      form: undefined,
      page: undefined,
      requirementTypes: [],
      name: '',
      company: '',
      job: [],
      position: undefined,
      positionOther: '',
      department: '',
      telphone: '',
      message: '',
      agreement: false,
      crossBorder: false,
      website: '',
      elapsed: undefined,
    })
    expect(posted([['elapsed', '']])).toMatchObject({ elapsed: undefined })
    expect(posted([['key', '']])).toMatchObject({ key: undefined })
  })

  test('ticks a box by on, true and 1 only', () => {
    for (const value of ['on', 'true', '1']) {
      expect(posted([['agreement', value]]), value).toMatchObject({ agreement: true, crossBorder: false })
    }
    for (const value of ['', 'off', 'false', '0']) {
      expect(posted([['agreement', value]]), value).toMatchObject({ agreement: false })
    }
  })

  test('names the enterprise type in one field or a field per level, and ignores the hidden branch of an earlier choice', () => {
    const job = (...values: string[]) => posted(values.map((value) => ['job', value])).job

    expect(job('1/101')).toEqual([1, 101])
    expect(job('1', '101')).toEqual([1, 101])
    expect(job('2')).toEqual([2])
    expect(job('2', '101')).toEqual([2])
    expect(job('2', '')).toEqual([2])
    expect(job('1', '')).toEqual([1])
    expect(job('2/101')).toEqual([2, 101]) // not a choice of the form, so it is refused
    expect(job('')).toEqual([])
  })

  test('does not accept a file as text', () => {
    expect(posted([['name', new Blob(['x'])]])).toMatchObject({ name: '' })
  })
})
