package export

func (d *printer) log(p Paper) {
	if len(p.Log) == 0 {
		return
	}
	d.section(p.LogTitle, 40)
	c := &columns{printer: d, top: d.y, y: d.y}
	for _, entry := range p.Log {
		c.entry(entry)
	}
}

// A columns fills the left column of a page, then the right one, then those of the next page.
type columns struct {
	printer *printer
	top, y  float64
	right   bool
}

func (c *columns) room(height float64) {
	switch {
	case c.y+height <= pageBottom:
		return
	case c.right:
		c.printer.newPage()
		c.top = c.printer.y
	}
	c.right, c.y = !c.right, c.top
}

func (c *columns) x() float64 {
	if c.right {
		return pageMargin + columnWidth + columnGap
	}
	return pageMargin
}

// entry prints an entry. Its title is never alone at the foot of a column.
func (c *columns) entry(e PaperEntry) {
	d, small := c.printer, lineHeight(smallSize)
	if e.Heading != "" {
		c.room(5 * small)
		if c.y > c.top {
			c.y += small / 2
		}
		d.use(smallSize, "B", grey())
		d.put(c.x(), c.y, columnWidth, smallSize, "L", d.clip(e.Heading, columnWidth))
		c.y += small
		d.pen(ruleInk(), 0.2)
		d.doc.Line(c.x(), c.y, c.x()+columnWidth, c.y)
		c.y++
	}
	d.use(smallSize, "B", black())
	titles := d.split(e.Title, columnWidth-numberWidth)
	c.room(float64(len(titles)+min(len(e.Lines), 1)) * small)
	d.put(c.x(), c.y, numberWidth, smallSize, "L", d.printable(e.Number))
	for _, title := range titles {
		d.put(c.x()+numberWidth, c.y, columnWidth-numberWidth, smallSize, "L", title)
		c.y += small
	}
	d.use(smallSize, "", black())
	for _, line := range e.Lines {
		for _, part := range d.split(line, columnWidth-numberWidth) {
			c.room(small)
			d.put(c.x()+numberWidth, c.y, columnWidth-numberWidth, smallSize, "L", part)
			c.y += small
		}
	}
	c.y += small / 3
}
