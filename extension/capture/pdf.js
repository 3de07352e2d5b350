// The PDF that a tab shows. Like the snapshot, this is sent into the tab: there the browser has the file and the right
// to it.

/**
 * @param {number} mostBytes
 * @returns {Promise<{pdf?: string, problem?: string}>} in base 64, or a sentence
 */
export async function readPdf(mostBytes) {
  try {
    const response = await fetch(location.href, {credentials: 'include', cache: 'force-cache'});
    const file = await response.blob();
    if (file.size > mostBytes) {
      return {problem: `The PDF is too large: ${Math.ceil(file.size / 1e6)} MB. Save it and add the file.`};
    }
    if (await file.slice(0, 5).text() !== '%PDF-') {
      return {problem: 'The site does not give the PDF a second time. Save it and add the file.'};
    }
    return await new Promise(resolve => {
      const reader = new FileReader();
      reader.onload = () => resolve({pdf: String(reader.result).replace(/^[^,]*,/u, '')});
      reader.onerror = () => resolve({problem: 'The PDF could not be read. Save it and add the file.'});
      reader.readAsDataURL(file);
    });
  } catch {
    return {problem: 'The PDF could not be fetched from the tab. Save it and add the file.'};
  }
}
