/** None of the site's plugins, which Next would find in a folder above. */
export default { plugins: {} }
